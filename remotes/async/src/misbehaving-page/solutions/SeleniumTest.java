import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.enableBiDi();
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void error() {
    driver.get("http://localhost:3000/misbehaving");
    var errors = new CopyOnWriteArrayList<String>();
    driver.script().addJavaScriptErrorHandler(entry -> errors.add(entry.getText()));
    driver.findElement(By.id("start-error")).click();
    wait.until(d -> !errors.isEmpty());
    var word = errors.get(0).replaceAll(".* ", "");
    driver.findElement(By.id("error-word")).sendKeys(word);
    driver.findElement(By.id("check-error")).click();
    driver.findElement(By.xpath("//*[@id='error-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void console() {
    driver.get("http://localhost:3000/misbehaving");
    var words = new ConcurrentHashMap<String, String>();
    driver
        .script()
        .addConsoleMessageHandler(
            entry -> words.put(entry.getMethod(), entry.getText().replaceAll(".* ", "")));
    driver.findElement(By.id("start-console")).click();
    wait.until(d -> words.size() == 5);
    for (var method : List.of("debug", "log", "info", "warn", "error")) {
      driver.findElement(By.id("console-word")).sendKeys(words.get(method) + " ");
    }
    driver.findElement(By.id("check-console")).click();
    driver.findElement(By.xpath("//*[@id='console-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void picture() {
    driver.get("http://localhost:3000/misbehaving");
    driver.findElement(By.id("start-picture")).click();
    var pictures = driver.findElements(By.cssSelector("#pictures img"));
    for (var picture : pictures) {
      wait.until(ExpectedConditions.domPropertyToBe(picture, "complete", "true"));
    }
    // A picture that failed has no width.
    var missing =
        pictures.stream()
            .filter(picture -> picture.getDomProperty("naturalWidth").equals("0"))
            .findFirst()
            .orElseThrow();
    var word = missing.getDomProperty("src").split("\\?")[1];
    driver.findElement(By.id("picture-word")).sendKeys(word);
    driver.findElement(By.id("check-picture")).click();
    driver.findElement(By.xpath("//*[@id='picture-outcome'][starts-with(., 'Done:')]"));
  }
}
