//! Chromium with one page, driven by its debugging protocol over two pipes.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use serde_json::{Value, json};

/// A browser with one page.
pub struct Browser {
    process: Child,
    commands: File,
    answers: BufReader<File>,
    session: Option<String>,
    number: u64,
    /// What the page has complained about.
    pub errors: Vec<String>,
}

/// The browser's program, if there is one.
pub fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name))).find(|file| file.is_file())
}

impl Browser {
    pub fn start(program: &Path, folder: &Path) -> Browser {
        let pipe = |name: &str| {
            let pipe = folder.join(name);
            let _ = fs::remove_file(&pipe);
            assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
            pipe
        };
        let (commands, answers) = (pipe("commands"), pipe("answers"));
        let mut command = Command::new("sh");
        command.arg("-c").arg("exec \"$0\" \"$@\" 3<\"$COMMANDS\" 4>\"$ANSWERS\"").arg(program);
        command.args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ]);
        command.args(["--no-first-run", "--disable-background-networking", "--disable-component-update"]);
        command.arg("--remote-debugging-pipe").arg(format!("--user-data-dir={}", folder.join("profile").display()));
        command.arg("about:blank").env("COMMANDS", &commands).env("ANSWERS", &answers);
        let process =
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        // Each end waits for the other one.
        let commands = OpenOptions::new().write(true).open(commands).expect("a pipe");
        let answers = BufReader::new(File::open(answers).expect("a pipe"));
        let mut browser = Browser { process, commands, answers, session: None, number: 0, errors: Vec::new() };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        browser.session = browser.call("Target.attachToTarget", &attach)["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            browser.call(domain, &json!({}));
        }
        browser.call("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        browser
    }

    pub fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.send(method, parameters);
        self.answer(method)
    }

    /// Asks for something without waiting for the answer.
    fn send(&mut self, method: &str, parameters: &Value) {
        self.number += 1;
        let mut message = json!({ "id": self.number, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = session.as_str().into();
        }
        let text = format!("{message}\0");
        self.commands.write_all(text.as_bytes()).expect("the browser listens");
    }

    /// The answer to what was sent last. Those to what was sent before it come first, and only errors are of interest.
    fn answer(&mut self, method: &str) -> Value {
        loop {
            let mut bytes = Vec::new();
            self.answers.read_until(0, &mut bytes).expect("the browser answers");
            assert!(!bytes.is_empty(), "the browser has ended");
            let answer: Value = serde_json::from_slice(&bytes[..bytes.len() - 1]).expect("JSON");
            assert!(answer.get("error").is_none(), "{method}: {answer}");
            if answer["id"].as_u64() == Some(self.number) {
                return answer["result"].clone();
            }
            let is_error = match answer["method"].as_str() {
                Some("Runtime.exceptionThrown") => true,
                Some("Log.entryAdded") => answer["params"]["entry"]["level"] == "error",
                Some("Runtime.consoleAPICalled") => answer["params"]["type"] == "error",
                _ => false,
            };
            if is_error {
                self.errors.push(answer["params"].to_string());
            }
        }
    }

    pub fn evaluate(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.call("Runtime.evaluate", &parameters);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// Processor time of the page so far.
    pub fn busy(&mut self) -> Duration {
        let metrics = self.call("Performance.getMetrics", &json!({}));
        let of = |metric: &Value| (metric["name"] == "TaskDuration").then(|| metric["value"].as_f64())?;
        let seconds = metrics["metrics"].as_array().and_then(|metrics| metrics.iter().find_map(of));
        Duration::from_secs_f64(seconds.expect("a figure"))
    }

    /// Opens a file and waits until its first view is there; gives the processor time that this took.
    pub fn open(&mut self, file: &Path) -> Duration {
        let (start, before) = (Instant::now(), self.busy());
        self.call("Page.navigate", &json!({ "url": format!("file://{}", file.display()) }));
        while self.evaluate("document.documentElement?.dataset.ready || ''") != "true" {
            assert!(start.elapsed() < Duration::from_secs(60), "it does not become ready: {:?}", self.errors);
            std::thread::sleep(Duration::from_millis(20));
        }
        let after = self.busy();
        // The figure may begin anew with the page.
        if after > before { after - before } else { after }
    }

    /// Goes to a view, and gives its text.
    pub fn view(&mut self, hash: &str) -> String {
        self.evaluate(&format!("location.hash = {hash:?}"));
        // Two frames later it is drawn.
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
        self.evaluate("document.getElementById('main').innerText").as_str().unwrap_or_default().to_owned()
    }

    pub fn key(&mut self, key: &str) {
        let text = if key.chars().count() == 1 { key } else { "" };
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "ArrowDown" => 40,
            _ => 0,
        };
        for kind in ["keyDown", "keyUp"] {
            let text = if key == "Enter" { "\r" } else { text };
            let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = text.into();
            }
            self.call("Input.dispatchKeyEvent", &event);
        }
    }

    /// The tabulator, so many times. Each answer comes with the next picture only, so they are not waited for one by one.
    pub fn tabs(&mut self, count: u64) {
        let event = json!({ "type": "rawKeyDown", "key": "Tab", "windowsVirtualKeyCode": 9 });
        for _ in 0..count {
            self.send("Input.dispatchKeyEvent", &event);
        }
        self.answer("Input.dispatchKeyEvent");
    }

    pub fn window(&mut self, width: u32, height: u32, dark: bool) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", &size);
        self.medium("", dark);
    }

    /// What the page is shown on: `print`, or the screen where nothing is said.
    pub fn medium(&mut self, medium: &str, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "media": medium, "features": features }));
    }

    pub fn picture(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("HOLLOWAY_SCREENSHOTS") else { return };
        let picture = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let data = picture["data"].as_str().unwrap_or_default();
        let bytes = base64::engine::general_purpose::STANDARD.decode(data).expect("letters");
        fs::write(Path::new(&folder).join(format!("{name}.png")), bytes).expect("the picture is written");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
