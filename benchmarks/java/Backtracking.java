import java.util.ArrayList;
import java.util.List;

/**
 * Puzzles by back-tracking over objects: queens, knight's tours and exact covers with dancing links.
 * Stresses recursion through methods of many small objects, with undo.
 */
public final class Backtracking {

    /** A queen knows its neighbour to the left and asks it whether a square is attacked. */
    static final class Queen {
        private final Queen neighbour;
        private final int column;
        private int row;

        Queen(int column, Queen neighbour) {
            this.column = column;
            this.neighbour = neighbour;
        }

        boolean attacks(int otherRow, int otherColumn) {
            int distance = otherColumn - column;
            return row == otherRow || row + distance == otherRow || row - distance == otherRow
                || neighbour != null && neighbour.attacks(otherRow, otherColumn);
        }

        long digest() {
            return row + (neighbour == null ? 0 : 31 * neighbour.digest());
        }
    }

    static final class QueenSearch {
        private final int size;
        private long digest;
        private int found;

        QueenSearch(int size) {
            this.size = size;
        }

        void place(int column, Queen left) {
            if (column == size) {
                found++;
                digest = digest * 17 + left.digest();
                return;
            }
            Queen queen = new Queen(column, left);
            for (int row = 0; row < size; row++) {
                if (left == null || !left.attacks(row, column)) {
                    queen.row = row;
                    place(column + 1, queen);
                }
            }
        }
    }

    static final class Square {
        final List<Square> moves = new ArrayList<>();
        int visitedAt;

        int freeMoves() {
            int free = 0;
            for (Square move : moves) {
                if (move.visitedAt == 0) {
                    free++;
                }
            }
            return free;
        }
    }

    static final class KnightsTour {
        private static final int[] ROW_STEPS = {1, 2, 2, 1, -1, -2, -2, -1};
        private static final int[] COLUMN_STEPS = {2, 1, -1, -2, -2, -1, 1, 2};
        private final List<Square> squares = new ArrayList<>();
        private int tried;

        KnightsTour(int side) {
            for (int i = 0; i < side * side; i++) {
                squares.add(new Square());
            }
            for (int row = 0; row < side; row++) {
                for (int column = 0; column < side; column++) {
                    for (int k = 0; k < 8; k++) {
                        int toRow = row + ROW_STEPS[k];
                        int toColumn = column + COLUMN_STEPS[k];
                        if (toRow >= 0 && toRow < side && toColumn >= 0 && toColumn < side) {
                            squares.get(row * side + column).moves.add(squares.get(toRow * side + toColumn));
                        }
                    }
                }
            }
        }

        /** Extends the tour to the square with the fewest ways on first; gives up after a bound. */
        boolean extend(Square square, int step) {
            square.visitedAt = step;
            if (step == squares.size()) {
                return true;
            }
            for (int ways = 0; ways <= 8 && tried < 20_000; ways++) {
                for (Square next : square.moves) {
                    if (next.visitedAt == 0 && next.freeMoves() == ways) {
                        tried++;
                        if (extend(next, step + 1)) {
                            return true;
                        }
                    }
                }
            }
            square.visitedAt = 0;
            return false;
        }

        long solve(int start) {
            boolean complete = extend(squares.get(start), 1);
            long digest = complete ? 1 : 2;
            for (Square square : squares) {
                digest = digest * 31 + square.visitedAt;
            }
            return digest + tried;
        }
    }

    /** A cell in the sparse matrix of an exact cover problem; columns are cells too. */
    static class Cell {
        Cell left = this;
        Cell right = this;
        Cell up = this;
        Cell down = this;
        Column column;
        int option;
    }

    static final class Column extends Cell {
        int size;

        void cover() {
            right.left = left;
            left.right = right;
            for (Cell row = down; row != this; row = row.down) {
                for (Cell cell = row.right; cell != row; cell = cell.right) {
                    cell.down.up = cell.up;
                    cell.up.down = cell.down;
                    cell.column.size--;
                }
            }
        }

        void uncover() {
            for (Cell row = up; row != this; row = row.up) {
                for (Cell cell = row.left; cell != row; cell = cell.left) {
                    cell.column.size++;
                    cell.down.up = cell;
                    cell.up.down = cell;
                }
            }
            right.left = this;
            left.right = this;
        }
    }

    static final class ExactCover {
        private final Column root = new Column();
        private final Column[] columns;
        private int options;
        private int found;
        private long digest;
        private final List<Cell> chosen = new ArrayList<>();

        ExactCover(int items) {
            columns = new Column[items];
            for (int i = 0; i < items; i++) {
                Column column = new Column();
                column.left = root.left;
                column.right = root;
                root.left.right = column;
                root.left = column;
                columns[i] = column;
            }
        }

        void addOption(int... items) {
            Cell first = null;
            for (int item : items) {
                Column column = columns[item];
                Cell cell = new Cell();
                cell.column = column;
                cell.option = options;
                cell.up = column.up;
                cell.down = column;
                column.up.down = cell;
                column.up = cell;
                column.size++;
                if (first == null) {
                    first = cell;
                } else {
                    cell.left = first.left;
                    cell.right = first;
                    first.left.right = cell;
                    first.left = cell;
                }
            }
            options++;
        }

        void search() {
            if (root.right == root) {
                found++;
                for (Cell cell : chosen) {
                    digest = digest * 31 + cell.option;
                }
                return;
            }
            Column best = (Column) root.right;
            for (Cell each = best.right; each != root; each = each.right) {
                if (((Column) each).size < best.size) {
                    best = (Column) each;
                }
            }
            best.cover();
            for (Cell row = best.down; row != best; row = row.down) {
                chosen.add(row);
                for (Cell cell = row.right; cell != row; cell = cell.right) {
                    cell.column.cover();
                }
                search();
                for (Cell cell = row.left; cell != row; cell = cell.left) {
                    cell.column.uncover();
                }
                chosen.remove(chosen.size() - 1);
            }
            best.uncover();
        }
    }

    /** All ways to cover a board of the given width and six rows with dominoes and one corner piece. */
    static long dominoes(int width) {
        int height = 6;
        ExactCover cover = new ExactCover(width * height + 1);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                int here = row * width + column;
                if (column + 1 < width) {
                    cover.addOption(here, here + 1);
                }
                if (row + 1 < height) {
                    cover.addOption(here, here + width);
                }
                if (row + 1 < height && column + 1 < width && (row + column) % 3 == 0) {
                    cover.addOption(width * height, here, here + 1, here + width, here + width + 1);
                }
            }
        }
        cover.search();
        return cover.digest * 31 + cover.found;
    }

    static long solve(int size) {
        QueenSearch queens = new QueenSearch(size);
        queens.place(0, null);
        long checksum = queens.digest * 31 + queens.found;
        for (int start = 0; start < 12; start++) {
            checksum = checksum * 31 + new KnightsTour(size).solve(start * 2);
        }
        return checksum * 31 + dominoes(size - 4);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 11;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = solve(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("Backtracking " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
