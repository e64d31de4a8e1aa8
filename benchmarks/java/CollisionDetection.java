import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Spheres that move in a box and bounce off each other, found through a hash map of grid cells.
 * Stresses small immutable vectors (candidates for escape analysis), records as map keys and lists.
 */
public final class CollisionDetection {

    record Vector(double x, double y, double z) {
        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y, z + other.z);
        }

        Vector minus(Vector other) {
            return new Vector(x - other.x, y - other.y, z - other.z);
        }

        Vector times(double factor) {
            return new Vector(x * factor, y * factor, z * factor);
        }

        double dot(Vector other) {
            return x * other.x + y * other.y + z * other.z;
        }

        double length() {
            return Math.sqrt(dot(this));
        }
    }

    record Cell(int x, int y, int z) {
        static Cell of(Vector position) {
            return new Cell(
                (int) Math.floor(position.x() / CELL),
                (int) Math.floor(position.y() / CELL),
                (int) Math.floor(position.z() / CELL));
        }

        Cell shifted(int dx, int dy, int dz) {
            return new Cell(x + dx, y + dy, z + dz);
        }

        /** Spelled out, as the record's own combination is not specified. */
        @Override
        public int hashCode() {
            return (x * 73 + y) * 179 + z;
        }
    }

    static final double CELL = 2.0;
    static final double BOX = 20.0;

    static final class Body {
        final int id;
        final double radius;
        final double mass;
        Vector position;
        Vector velocity;

        Body(int id, double radius, Vector position, Vector velocity) {
            this.id = id;
            this.radius = radius;
            this.mass = radius * radius * radius;
            this.position = position;
            this.velocity = velocity;
        }

        void advance(double dt) {
            position = position.plus(velocity.times(dt));
            velocity = new Vector(
                reflect(position.x(), velocity.x()),
                reflect(position.y(), velocity.y()),
                reflect(position.z(), velocity.z()));
        }

        private double reflect(double coordinate, double speed) {
            if (coordinate < radius) {
                return Math.abs(speed);
            }
            return coordinate > BOX - radius ? -Math.abs(speed) : speed;
        }
    }

    record Contact(Body first, Body second, Vector normal, double depth) {}

    static final class World {
        private final List<Body> bodies = new ArrayList<>();
        private final Map<Cell, List<Body>> grid = new HashMap<>();
        private long contacts;
        private int seed = 12345;

        World(int count) {
            for (int i = 0; i < count; i++) {
                Vector position = new Vector(coordinate(), coordinate(), coordinate());
                Vector velocity = new Vector(next() * 4 - 2, next() * 4 - 2, next() * 4 - 2);
                bodies.add(new Body(i, 0.3 + 0.5 * next(), position, velocity));
            }
        }

        private double next() {
            seed = seed * 1664525 + 1013904223;
            return (seed >>> 8) * (1.0 / (1 << 24));
        }

        private double coordinate() {
            return 1.0 + next() * (BOX - 2.0);
        }

        private void fillGrid() {
            grid.clear();
            for (Body body : bodies) {
                Cell cell = Cell.of(body.position);
                List<Body> members = grid.get(cell);
                if (members == null) {
                    members = new ArrayList<>();
                    grid.put(cell, members);
                }
                members.add(body);
            }
        }

        private List<Contact> findContacts() {
            List<Contact> found = new ArrayList<>();
            for (Body body : bodies) {
                Cell cell = Cell.of(body.position);
                for (int dx = -1; dx <= 1; dx++) {
                    for (int dy = -1; dy <= 1; dy++) {
                        for (int dz = -1; dz <= 1; dz++) {
                            List<Body> members = grid.get(cell.shifted(dx, dy, dz));
                            if (members != null) {
                                collectContacts(body, members, found);
                            }
                        }
                    }
                }
            }
            return found;
        }

        private static void collectContacts(Body body, List<Body> members, List<Contact> found) {
            for (Body other : members) {
                if (other.id <= body.id) {
                    continue;
                }
                Vector offset = other.position.minus(body.position);
                double distance = offset.length();
                double reach = body.radius + other.radius;
                if (distance < reach && distance > 0) {
                    found.add(new Contact(body, other, offset.times(1 / distance), reach - distance));
                }
            }
        }

        private static void resolve(Contact contact) {
            Body a = contact.first();
            Body b = contact.second();
            Vector normal = contact.normal();
            double total = a.mass + b.mass;
            Vector push = normal.times(contact.depth() / total);
            a.position = a.position.minus(push.times(b.mass));
            b.position = b.position.plus(push.times(a.mass));
            double approach = b.velocity.minus(a.velocity).dot(normal);
            if (approach < 0) {
                Vector impulse = normal.times(2 * approach / total);
                a.velocity = a.velocity.plus(impulse.times(b.mass));
                b.velocity = b.velocity.minus(impulse.times(a.mass));
            }
        }

        void step(double dt) {
            for (Body body : bodies) {
                body.advance(dt);
            }
            fillGrid();
            for (Contact contact : findContacts()) {
                resolve(contact);
                contacts++;
            }
        }

        long fingerprint() {
            long result = contacts;
            for (Body body : bodies) {
                result = result * 31 + Double.doubleToLongBits(body.position.dot(body.velocity));
            }
            return result;
        }
    }

    static long simulate(int steps) {
        World world = new World(250);
        for (int i = 0; i < steps; i++) {
            world.step(0.02);
        }
        return world.fingerprint();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 90;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = simulate(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("CollisionDetection " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
