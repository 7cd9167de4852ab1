import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
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
    options.addArguments("--use-fake-device-for-media-stream");
    driver = new ChromeDriver(options);
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(10));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void record() {
    driver.get("http://localhost:3000/audioInput");
    driver.setPermission("microphone", "granted");
    driver.findElement(By.id("record-start")).click();
    var twoSeconds = Pattern.compile("^Recording: [2-9]");
    wait.until(ExpectedConditions.textMatches(By.id("record-state"), twoSeconds));
    driver.findElement(By.id("record-stop")).click();
    driver.findElement(By.xpath("//*[@id='record-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void play() {
    driver.get("http://localhost:3000/audioInput");
    for (var sound : List.of("bell", "horn", "flute")) {
      driver.findElement(By.id("play-" + sound)).click();
      wait.until(ExpectedConditions.textToBe(By.id(sound + "-state"), "played to its end"));
    }
    driver.findElement(By.xpath("//*[@id='play-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void refused() {
    driver.get("http://localhost:3000/audioInput");
    driver.setPermission("microphone", "denied");
    driver.findElement(By.id("ask-microphone")).click();
    var word = driver.findElement(By.cssSelector("[role=alert] strong")).getText();
    driver.findElement(By.id("word")).sendKeys(word);
    driver.findElement(By.id("go-on-without")).click();
    driver.findElement(By.xpath("//*[@id='refused-outcome'][starts-with(., 'Done:')]"));
  }
}
