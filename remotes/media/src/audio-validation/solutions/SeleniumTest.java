import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void play() {
    driver.get("http://localhost:3000/audioValidation");
    var sample = driver.findElement(By.id("sample-a"));
    sample.findElement(By.cssSelector("button")).click();
    sample.findElement(By.xpath(".//button[normalize-space()='Pause']"));
    // The recording takes five seconds.
    var audio = sample.findElement(By.cssSelector("audio"));
    new WebDriverWait(driver, Duration.ofSeconds(10))
        .until(ExpectedConditions.domPropertyToBe(audio, "ended", "true"));
    sample.findElement(By.xpath(".//button[normalize-space()='Play']"));
    var position = sample.findElement(By.cssSelector("[role=slider]"));
    assertEquals("5.0 of 5.0 seconds", position.getDomAttribute("aria-valuetext"));
  }

  @Test
  void seek() {
    driver.get("http://localhost:3000/audioValidation");
    var position = driver.findElement(By.cssSelector("[aria-label='Sample B position']"));
    position.click(); // clicks the middle
    driver.findElement(By.cssSelector("[aria-valuetext='2.5 of 5.0 seconds']"));
    assertEquals("Play", driver.findElement(By.cssSelector("#sample-b button")).getText());
  }
}
