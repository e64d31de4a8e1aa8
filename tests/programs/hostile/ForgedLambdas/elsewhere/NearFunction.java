package elsewhere;

interface NearFunction {
    Object get();
}
