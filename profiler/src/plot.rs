//! Curves as pictures: in go values over places of an axis, out comes an SVG file.

use std::fmt;

use plotters::coord::Shift;
use plotters::prelude::{
    ChartBuilder, Circle, Color, DrawingArea, DrawingAreaErrorKind, IntoDrawingArea, IntoFont, LineSeries, PathElement,
    RGBColor, SVGBackend, SeriesLabelPosition, WHITE,
};

/// A picture of curves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plot {
    /// What stands above.
    pub title: String,
    /// The quantity on the lower axis, with its unit.
    pub x: String,
    /// The quantity on the other axis, with its unit.
    pub y: String,
    /// Places of the lower axis, all as far from each other: the values of a curve by place.
    pub places: Vec<String>,
    /// The range of the other axis; nothing for that of the values, from 0.
    pub range: Option<(f64, f64)>,
    /// What is drawn.
    pub curves: Vec<Curve>,
}

/// A curve, with a value for each place of the lower axis.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Curve {
    /// What it is called; nothing for one that needs no name.
    pub name: String,
    /// Its values by place; nothing where none was measured.
    pub values: Vec<Option<f64>>,
}

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotError(String);

impl fmt::Display for PlotError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no picture: {}", self.0)
    }
}

impl std::error::Error for PlotError {}

impl<E: std::error::Error + Send + Sync> From<DrawingAreaErrorKind<E>> for PlotError {
    fn from(error: DrawingAreaErrorKind<E>) -> PlotError {
        PlotError(error.to_string())
    }
}

/// Colours that people who do not see all of them tell apart (Okabe and Ito).
const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(110, 110, 110),
];

/// Width and height of a picture, and of each of many in one.
const SIZE: (u32, u32) = (760, 440);
const PANEL: (u32, u32) = (230, 170);

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

impl Plot {
    /// The picture by itself.
    ///
    /// # Errors
    /// There are no places.
    pub fn svg(&self) -> Result<String, PlotError> {
        let mut svg = String::new();
        {
            let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
            area.fill(&WHITE)?;
            self.draw(&area, false)?;
            area.present()?;
        }
        Ok(svg)
    }

    /// Many pictures in one, small, in so many columns; all with the names of the first one's curves.
    ///
    /// # Errors
    /// One of them has no places.
    pub fn panels(plots: &[Plot], columns: usize) -> Result<String, PlotError> {
        let columns = columns.max(1);
        let rows = plots.len().div_ceil(columns);
        let mut svg = String::new();
        {
            let size = (PANEL.0 * columns as u32, PANEL.1 * rows as u32);
            let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
            area.fill(&WHITE)?;
            for (panel, plot) in area.split_evenly((rows, columns)).iter().zip(plots) {
                plot.draw(panel, true)?;
            }
            area.present()?;
        }
        Ok(svg)
    }

    fn draw(&self, area: &Area<'_>, is_small: bool) -> Result<(), PlotError> {
        if self.places.is_empty() {
            return Err(PlotError(format!("{} has no places", self.title)));
        }
        let last = self.places.len() as i32 - 1;
        let (least, most) = self.range.unwrap_or_else(|| {
            let values = self.curves.iter().flat_map(|curve| curve.values.iter().flatten());
            (0.0, values.copied().fold(1e-6, f64::max) * 1.05)
        });
        let (text, title, margin) = if is_small { (9, 12, 4) } else { (13, 17, 12) };
        let mut builder = ChartBuilder::on(area);
        builder.margin(margin).margin_right(margin + 10).caption(&self.title, ("sans-serif", title).into_font());
        builder.x_label_area_size(if is_small { 16 } else { 44 });
        builder.y_label_area_size(if is_small { 30 } else { 58 });
        let mut chart = builder.build_cartesian_2d(0..last.max(1), least..most)?;
        let place = |at: &i32| self.places.get(*at as usize).cloned().unwrap_or_default();
        let number = |value: &f64| if most - least < 5.0 { format!("{value:.1}") } else { format!("{value:.0}") };
        let mut mesh = chart.configure_mesh();
        mesh.disable_x_mesh().light_line_style(WHITE).bold_line_style(RGBColor(225, 225, 225));
        mesh.label_style(("sans-serif", text).into_font());
        mesh.x_labels(if is_small { 4 } else { self.places.len() }).x_label_formatter(&place);
        mesh.y_labels(if is_small { 4 } else { 8 }).y_label_formatter(&number);
        if !is_small {
            mesh.x_desc(&self.x).y_desc(&self.y).axis_desc_style(("sans-serif", text + 1).into_font());
        }
        mesh.draw()?;
        for (curve, &colour) in self.curves.iter().zip(COLOURS.iter().cycle()) {
            let points = || {
                let values = curve.values.iter().enumerate();
                values.filter_map(|(at, value)| Some((at as i32, (*value)?.clamp(least, most))))
            };
            let (width, radius) = if is_small { (1, 1) } else { (2, 3) };
            let drawn = chart.draw_series(LineSeries::new(points(), colour.stroke_width(width)))?;
            if !curve.name.is_empty() && !is_small {
                let line = move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2));
                drawn.label(&curve.name).legend(line);
            }
            chart.draw_series(points().map(|point| Circle::new(point, radius, colour.filled())))?;
        }
        if !is_small && self.curves.iter().any(|curve| !curve.name.is_empty()) {
            let mut names = chart.configure_series_labels();
            names.position(SeriesLabelPosition::LowerRight).label_font(("sans-serif", text).into_font());
            names.background_style(WHITE.mix(0.85)).border_style(RGBColor(200, 200, 200)).draw()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Curve, Plot};

    fn plot() -> Plot {
        let curve = |name: &str, values: [Option<f64>; 3]| Curve { name: name.to_owned(), values: values.to_vec() };
        Plot {
            title: "How <good>".to_owned(),
            x: "budget".to_owned(),
            y: "overlap".to_owned(),
            places: ["100", "200", "500"].map(str::to_owned).to_vec(),
            range: Some((0.0, 100.0)),
            curves: vec![
                curve("one", [Some(50.0), Some(75.0), Some(120.0)]),
                curve("other", [Some(10.0), None, Some(20.0)]),
            ],
        }
    }

    #[test]
    fn a_picture_has_names_places_and_a_point_for_each_value() {
        let svg = plot().svg().expect("it has places");
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
        for text in ["How &lt;good&gt;", "budget", "overlap", "100", "200", "500", "one", "other"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
        assert_eq!(svg.matches("<circle").count(), 5);
        // The same again, to be committed.
        assert_eq!(plot().svg(), Ok(svg));
    }

    #[test]
    fn many_pictures_are_one() {
        let svg = Plot::panels(&[plot(), plot(), plot()], 2).expect("they have places");
        assert_eq!((svg.matches("<svg").count(), svg.matches("<circle").count()), (1, 15));
        assert!(Plot::default().svg().is_err());
        assert!(Plot::panels(&[plot(), Plot::default()], 2).is_err());
    }
}
