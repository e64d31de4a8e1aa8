// Particles with small vector objects: collisions in a box, energy and momentum printed to the last digit.
public class Physics {
    record Vec(double x, double y) {
        Vec plus(Vec o) {
            return new Vec(x + o.x, y + o.y);
        }

        Vec minus(Vec o) {
            return new Vec(x - o.x, y - o.y);
        }

        Vec times(double k) {
            return new Vec(x * k, y * k);
        }

        double dot(Vec o) {
            return x * o.x + y * o.y;
        }
    }

    static class Ball {
        Vec p, v;
        final double r, m;

        Ball(double x, double y, double vx, double vy, double r) {
            p = new Vec(x, y);
            v = new Vec(vx, vy);
            this.r = r;
            m = r * r;
        }

        void move(double dt) {
            p = p.plus(v.times(dt));
            if (p.x() < r && v.x() < 0 || p.x() > 10 - r && v.x() > 0) {
                v = new Vec(-v.x(), v.y());
            }
            if (p.y() < r && v.y() < 0 || p.y() > 10 - r && v.y() > 0) {
                v = new Vec(v.x(), -v.y());
            }
        }

        boolean collide(Ball o) {
            Vec d = p.minus(o.p), w = v.minus(o.v);
            double dist = d.dot(d), sum = r + o.r;
            if (dist > sum * sum || d.dot(w) >= 0) {
                return false;
            }
            double k = 2 * d.dot(w) / ((m + o.m) * dist);
            v = v.minus(d.times(k * o.m));
            o.v = o.v.plus(d.times(k * m));
            return true;
        }
    }

    public static void main(String[] args) {
        Ball[] balls = {new Ball(1, 1, 3, 2, 0.5), new Ball(5, 5, -1, 0.5, 1), new Ball(8, 2, -2, 1, 0.7), new Ball(3, 8, 0, -4, 0.3)};
        int hits = 0;
        for (int step = 1; step <= 400; step++) {
            for (Ball b : balls) {
                b.move(0.02);
            }
            for (int i = 0; i < balls.length; i++) {
                for (int j = i + 1; j < balls.length; j++) {
                    hits += balls[i].collide(balls[j]) ? 1 : 0;
                }
            }
            if (step % 100 == 0) {
                double energy = 0;
                for (Ball b : balls) {
                    energy += b.m * b.v.dot(b.v) / 2;
                }
                System.out.println(step + " hits " + hits + " energy " + energy + " " + balls[0].p);
            }
        }
    }
}
