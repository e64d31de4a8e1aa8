package javax.xml.stream.events;

import java.util.List;

/** The document type. */
public interface DTD extends XMLEvent {
    String getDocumentTypeDeclaration();

    Object getProcessedDTD();

    List<NotationDeclaration> getNotations();

    List<EntityDeclaration> getEntities();
}
