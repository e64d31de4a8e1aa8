// packages: libcommons-math3-java
// jars: commons-math3.jar
import java.util.Arrays;
import org.apache.commons.math3.analysis.*;
import org.apache.commons.math3.analysis.differentiation.DerivativeStructure;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.polynomials.*;
import org.apache.commons.math3.analysis.solvers.*;
import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.exception.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.geometry.euclidean.threed.*;
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.ode.*;
import org.apache.commons.math3.ode.nonstiff.DormandPrince853Integrator;
import org.apache.commons.math3.optim.*;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.inference.*;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.apache.commons.math3.transform.*;
import org.apache.commons.math3.util.*;

/** Linear algebra, analysis, statistics, equations, transforms, programs. */
public class Driver {
    static String shown(double value) {
        return String.format("%.9g", value);
    }

    static String shown(double[] values) {
        StringBuilder text = new StringBuilder();
        for (double each : values) {
            text.append(shown(Math.abs(each) < 1e-12 ? 0 : each)).append(' ');
        }
        return text.toString();
    }

    public static void main(String[] args) {
        RealMatrix matrix = MatrixUtils.createRealMatrix(new double[][] {{4, 1, 2}, {1, 3, 0}, {2, 0, 5}});
        System.out.println(matrix.multiply(matrix) + " " + shown(new LUDecomposition(matrix).getDeterminant()) + " " + matrix.getTrace());
        System.out.println(shown(new LUDecomposition(matrix).getSolver().solve(new ArrayRealVector(new double[] {1, 2, 3})).toArray()));
        System.out.println(shown(new EigenDecomposition(matrix).getRealEigenvalues()) + shown(new SingularValueDecomposition(matrix).getSingularValues()));
        System.out.println(shown(new CholeskyDecomposition(matrix).getL().getRow(2)) + shown(new QRDecomposition(matrix).getR().getRow(0)));
        try {
            new LUDecomposition(MatrixUtils.createRealMatrix(2, 2)).getSolver().getInverse();
        } catch (SingularMatrixException e) {
            System.out.println(e.getMessage());
        }
        try {
            matrix.multiply(MatrixUtils.createRealIdentityMatrix(2));
        } catch (MathIllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        UnivariateFunction cubic = x -> x * x * x - 2 * x - 5;
        System.out.println(shown(new BrentSolver(1e-12).solve(100, cubic, 1, 3)) + " " + shown(new BisectionSolver(1e-10).solve(100, cubic, 1, 3)));
        System.out.println(shown(new SimpsonIntegrator().integrate(10000, Math::sqrt, 0, 4)) + " " + shown(new RombergIntegrator().integrate(10000, x -> x * x, 0, 3)));
        PolynomialFunction polynomial = new PolynomialFunction(new double[] {-1, 0, 3, 2});
        System.out.println(polynomial + " " + polynomial.derivative() + " " + polynomial.multiply(polynomial).degree() + " " + shown(polynomial.value(1.5)));
        Complex[] roots = new LaguerreSolver().solveAllComplex(new double[] {-6, 11, -6, 1}, 0);
        double[] real = Arrays.stream(roots).mapToDouble(Complex::getReal).sorted().toArray();
        System.out.println(shown(real));
        PolynomialSplineFunction spline = new SplineInterpolator().interpolate(new double[] {0, 1, 2, 3}, new double[] {0, 1, 4, 9});
        System.out.println(shown(spline.value(1.5)) + " " + shown(spline.derivative().value(2)) + " " + spline.getN());
        DerivativeStructure x = new DerivativeStructure(1, 3, 0, 2.0);
        DerivativeStructure y = x.pow(3).add(x.multiply(4)).divide(x.add(1));
        System.out.println(shown(y.getAllDerivatives()));
        System.out.println(new Complex(1, 2).multiply(new Complex(3, -1)) + " " + new Complex(3, 4).abs() + " " + new Complex(0, 1).pow(2).getReal() + " " + new Complex(-4).sqrt());
        Fraction sum = Fraction.ZERO;
        for (int i = 1; i < 10; i++) {
            sum = sum.add(new Fraction(1, i));
        }
        System.out.println(sum + " " + new Fraction(0.3333, 100) + " " + new BigFraction(22, 7).pow(20) + " " + ProperFractionFormat.getProperInstance().format(new Fraction(7, 3)));
        Vector3D cross = new Vector3D(1, 2, 3).crossProduct(new Vector3D(-1, 0, 2));
        System.out.println(cross + " " + shown(Vector3D.angle(Vector3D.PLUS_I, new Vector3D(1, 1, 0))) + " "
                + new Rotation(Vector3D.PLUS_K, Math.PI / 2, RotationConvention.VECTOR_OPERATOR).applyTo(Vector3D.PLUS_I).getY());
        DescriptiveStatistics statistics = new DescriptiveStatistics();
        RandomGenerator random = new Well19937c(42);
        for (int i = 0; i < 1000; i++) {
            statistics.addValue(random.nextInt(1000));
        }
        System.out.println(statistics);
        RandomGenerator twister = new MersenneTwister(7);
        System.out.println(twister.nextInt() + " " + twister.nextLong() + " " + twister.nextDouble() + " " + twister.nextGaussian() + " " + new ISAACRandom(3).nextInt(100));
        NormalDistribution normal = new NormalDistribution(10, 2);
        System.out.println(shown(normal.cumulativeProbability(12)) + " " + shown(normal.inverseCumulativeProbability(0.975)) + " " + shown(new BinomialDistribution(20, 0.3).probability(6)) + " "
                + shown(new PoissonDistribution(4).cumulativeProbability(3)) + " " + shown(new TDistribution(5).cumulativeProbability(2)) + " " + shown(new GammaDistribution(2, 3).density(4)));
        double[] first = {5.1, 4.9, 6.2, 5.8, 6.0};
        double[] second = {4.1, 5.0, 5.5, 4.4, 4.9};
        System.out.println(shown(new TTest().tTest(first, second)) + " " + shown(new ChiSquareTest().chiSquareTest(new double[] {10, 10, 10}, new long[] {8, 12, 10})) + " "
                + shown(new MannWhitneyUTest().mannWhitneyU(first, second)));
        SimpleRegression regression = new SimpleRegression();
        for (int i = 0; i < 10; i++) {
            regression.addData(i, 3 * i + 1 + (i % 2) * 0.5);
        }
        System.out.println(shown(regression.getSlope()) + " " + shown(regression.getIntercept()) + " " + shown(regression.getRSquare()) + " " + shown(regression.predict(20)));
        Complex[] transformed = new FastFourierTransformer(DftNormalization.STANDARD).transform(new double[] {1, 2, 3, 4, 0, 0, 0, 0}, TransformType.FORWARD);
        System.out.println(shown(transformed[1].getReal()) + " " + shown(transformed[1].getImaginary()) + " " + transformed[0]);
        double[] state = {1, 0};
        new DormandPrince853Integrator(1e-8, 1, 1e-10, 1e-10).integrate(new FirstOrderDifferentialEquations() {
            @Override
            public int getDimension() {
                return 2;
            }

            @Override
            public void computeDerivatives(double t, double[] at, double[] derivatives) {
                derivatives[0] = at[1];
                derivatives[1] = -at[0];
            }
        }, 0, state, 2, state);
        System.out.println(String.format("%.6f %.6f", state[0], state[1]));
        PointValuePair best = new SimplexSolver().optimize(new LinearObjectiveFunction(new double[] {3, 5}, 0), GoalType.MAXIMIZE, new NonNegativeConstraint(true),
                new LinearConstraintSet(new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 4), new LinearConstraint(new double[] {0, 2}, Relationship.LEQ, 12),
                        new LinearConstraint(new double[] {3, 2}, Relationship.LEQ, 18)));
        System.out.println(shown(best.getPoint()) + best.getValue());
        System.out.println(Primes.primeFactors(360360) + " " + Primes.nextPrime(1000) + " " + ArithmeticUtils.gcd(84, 36) + " " + CombinatoricsUtils.binomialCoefficient(30, 12) + " "
                + CombinatoricsUtils.factorial(15) + " " + Precision.round(2.34567, 3) + " " + MathArrays.ebeAdd(first, second)[0] + " " + FastMath.hypot(3, 4));
        try {
            CombinatoricsUtils.factorial(21);
        } catch (MathArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
