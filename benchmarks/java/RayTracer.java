import java.util.ArrayList;
import java.util.List;

/**
 * A recursive ray tracer with spheres, planes, checkered and reflecting materials, and shadows.
 * Stresses interface calls with few receiver classes, immutable vectors and double arithmetic.
 */
public final class RayTracer {

    record Vec(double x, double y, double z) {
        Vec add(Vec v) {
            return new Vec(x + v.x, y + v.y, z + v.z);
        }

        Vec sub(Vec v) {
            return new Vec(x - v.x, y - v.y, z - v.z);
        }

        Vec scale(double k) {
            return new Vec(x * k, y * k, z * k);
        }

        Vec multiply(Vec v) {
            return new Vec(x * v.x, y * v.y, z * v.z);
        }

        double dot(Vec v) {
            return x * v.x + y * v.y + z * v.z;
        }

        Vec normalized() {
            return scale(1 / Math.sqrt(dot(this)));
        }

        Vec reflected(Vec normal) {
            return sub(normal.scale(2 * dot(normal)));
        }
    }

    record Ray(Vec origin, Vec direction) {
        Vec at(double distance) {
            return origin.add(direction.scale(distance));
        }
    }

    interface Material {
        Vec colourAt(Vec point);

        double reflectivity();
    }

    record Plain(Vec colour, double reflectivity) implements Material {
        @Override
        public Vec colourAt(Vec point) {
            return colour;
        }
    }

    record Checkered(Vec even, Vec odd, double reflectivity) implements Material {
        @Override
        public Vec colourAt(Vec point) {
            long square = (long) Math.floor(point.x()) + (long) Math.floor(point.z());
            return (square & 1) == 0 ? even : odd;
        }
    }

    interface Shape {
        /** Distance along the ray, or a negative number for a miss. */
        double intersect(Ray ray);

        Vec normalAt(Vec point);

        Material material();
    }

    record Sphere(Vec centre, double radius, Material material) implements Shape {
        @Override
        public double intersect(Ray ray) {
            Vec offset = ray.origin().sub(centre);
            double b = offset.dot(ray.direction());
            double c = offset.dot(offset) - radius * radius;
            double discriminant = b * b - c;
            if (discriminant < 0) {
                return -1;
            }
            double root = Math.sqrt(discriminant);
            return -b - root > EPSILON ? -b - root : -b + root;
        }

        @Override
        public Vec normalAt(Vec point) {
            return point.sub(centre).scale(1 / radius);
        }
    }

    record Plane(Vec normal, double offset, Material material) implements Shape {
        @Override
        public double intersect(Ray ray) {
            double slope = normal.dot(ray.direction());
            if (Math.abs(slope) < EPSILON) {
                return -1;
            }
            return (offset - normal.dot(ray.origin())) / slope;
        }

        @Override
        public Vec normalAt(Vec point) {
            return normal;
        }
    }

    record Light(Vec position, Vec colour) {}

    record Hit(Shape shape, double distance) {}

    static final double EPSILON = 1e-6;

    static final class Scene {
        private static final int MAX_DEPTH = 4;
        private final List<Shape> shapes = new ArrayList<>();
        private final List<Light> lights = new ArrayList<>();
        private final Vec sky = new Vec(0.3, 0.5, 0.8);

        static Scene standard() {
            Scene scene = new Scene();
            Material floor = new Checkered(new Vec(0.9, 0.9, 0.9), new Vec(0.1, 0.1, 0.1), 0.2);
            scene.shapes.add(new Plane(new Vec(0, 1, 0), 0, floor));
            for (int i = 0; i < 9; i++) {
                double x = (i % 3 - 1) * 2.2;
                double z = 4 + i / 3 * 2.0;
                Vec colour = new Vec(0.2 + 0.1 * (i % 4), 0.9 - 0.1 * i, 0.3 + 0.07 * i);
                scene.shapes.add(new Sphere(new Vec(x, 0.6 + 0.1 * (i % 3), z), 0.8, new Plain(colour, 0.1 * (i % 5))));
            }
            scene.lights.add(new Light(new Vec(-5, 8, -3), new Vec(0.9, 0.8, 0.7)));
            scene.lights.add(new Light(new Vec(6, 5, 1), new Vec(0.2, 0.3, 0.5)));
            return scene;
        }

        private Hit nearest(Ray ray) {
            Shape nearest = null;
            double best = Double.MAX_VALUE;
            for (Shape shape : shapes) {
                double distance = shape.intersect(ray);
                if (distance > EPSILON && distance < best) {
                    best = distance;
                    nearest = shape;
                }
            }
            return nearest == null ? null : new Hit(nearest, best);
        }

        private boolean isShadowed(Vec point, Vec direction, double limit) {
            Ray ray = new Ray(point, direction);
            for (Shape shape : shapes) {
                double distance = shape.intersect(ray);
                if (distance > EPSILON && distance < limit) {
                    return true;
                }
            }
            return false;
        }

        Vec trace(Ray ray, int depth) {
            Hit hit = nearest(ray);
            if (hit == null) {
                return sky.scale(1 - 0.5 * Math.max(0, ray.direction().y()));
            }
            Vec point = ray.at(hit.distance());
            Vec normal = hit.shape().normalAt(point);
            Material material = hit.shape().material();
            Vec surface = material.colourAt(point);
            Vec result = surface.scale(0.1);
            for (Light light : lights) {
                Vec toLight = light.position().sub(point);
                double distance = Math.sqrt(toLight.dot(toLight));
                Vec direction = toLight.scale(1 / distance);
                double brightness = direction.dot(normal);
                if (brightness > 0 && !isShadowed(point, direction, distance)) {
                    result = result.add(surface.multiply(light.colour()).scale(brightness));
                }
            }
            double reflectivity = material.reflectivity();
            if (reflectivity > 0 && depth < MAX_DEPTH) {
                Ray mirrored = new Ray(point, ray.direction().reflected(normal));
                result = result.scale(1 - reflectivity).add(trace(mirrored, depth + 1).scale(reflectivity));
            }
            return result;
        }
    }

    static long render(int width) {
        Scene scene = Scene.standard();
        int height = width * 3 / 4;
        Vec eye = new Vec(0, 2, -4);
        long checksum = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double dx = (x - width / 2.0) / width;
                double dy = (height / 2.0 - y) / width;
                Vec colour = scene.trace(new Ray(eye, new Vec(dx, dy - 0.1, 1).normalized()), 0);
                checksum = checksum * 31 + (shade(colour.x()) << 16 | shade(colour.y()) << 8 | shade(colour.z()));
            }
        }
        return checksum;
    }

    private static int shade(double intensity) {
        return (int) (Math.min(1, Math.max(0, intensity)) * 255);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 250;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = render(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("RayTracer " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
