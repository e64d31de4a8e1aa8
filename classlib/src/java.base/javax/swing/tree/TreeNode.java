package javax.swing.tree;

import java.util.Enumeration;

/** A node of a tree that is shown, or only walked. */
public interface TreeNode {
    TreeNode getChildAt(int childIndex);

    int getChildCount();

    TreeNode getParent();

    int getIndex(TreeNode node);

    boolean getAllowsChildren();

    boolean isLeaf();

    Enumeration<? extends TreeNode> children();
}
