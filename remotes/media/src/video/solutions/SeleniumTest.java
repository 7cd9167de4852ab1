import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  static final String GO_TO =
      """
      for (const track of arguments[0].textTracks) track.mode = 'showing';
      arguments[0].currentTime = arguments[1];
      arguments[0].playbackRate = 0.25; // each caption then stays for four seconds
      """;
  static final String CAPTION = "return arguments[0].textTracks[0].activeCues?.[0]?.text";

  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(5));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void caption() {
    driver.get("http://localhost:3000/video");
    var video = driver.findElement(By.cssSelector("video"));
    driver.executeScript(GO_TO, video, 7.5);
    wait.until(shown -> "Seven".equals(driver.executeScript(CAPTION, video)));
  }

  @Test
  void loop() {
    driver.get("http://localhost:3000/video");
    var video = driver.findElement(By.cssSelector("video"));
    driver.executeScript(GO_TO, video, 9.5);
    wait.until(shown -> "Nine".equals(driver.executeScript(CAPTION, video)));
    video.click(); // starts the clip
    wait.until(shown -> "Zero".equals(driver.executeScript(CAPTION, video)));
    assertEquals("false", video.getDomProperty("paused"));
  }
}
