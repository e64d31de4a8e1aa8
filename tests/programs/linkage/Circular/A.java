class A extends Top {
}

class B extends A {
}

class Top {
}

interface I extends J {
}

interface J {
}
