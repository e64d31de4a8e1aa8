package lib;

public class Narrow {
}
