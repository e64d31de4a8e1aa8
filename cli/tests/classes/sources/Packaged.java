package a.b;

class Packaged {
}
