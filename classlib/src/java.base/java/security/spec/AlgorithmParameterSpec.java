package java.security.spec;

/** Parameters of an algorithm. */
public interface AlgorithmParameterSpec {
}
