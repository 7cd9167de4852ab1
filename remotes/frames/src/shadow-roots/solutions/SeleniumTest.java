import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

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
  void closedRoot() {
    driver.get("http://localhost:3000/shadowRoots");
    var root = driver.findElement(By.id("closed-host")).getShadowRoot(); // also reads closed roots
    root.findElement(By.cssSelector("#accept")).click();
    driver.findElement(By.xpath("//*[@id='closed-root-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void threeLevels() {
    driver.get("http://localhost:3000/shadowRoots");
    var first = driver.findElement(By.id("first-level-host")).getShadowRoot();
    first.findElement(By.cssSelector("#first-level")).sendKeys("north");
    var second = first.findElement(By.cssSelector("#second-level-host")).getShadowRoot();
    second.findElement(By.cssSelector("#second-level")).sendKeys("east");
    var third = second.findElement(By.cssSelector("#third-level-host")).getShadowRoot();
    third.findElement(By.cssSelector("#third-level")).sendKeys("south");
    third.findElement(By.cssSelector("#check-levels")).click();
    driver.findElement(By.xpath("//*[@id='three-levels-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void sameId() {
    driver.get("http://localhost:3000/shadowRoots");
    var root = driver.findElement(By.id("same-id-host")).getShadowRoot();
    root.findElement(By.cssSelector("#confirm")).click();
    driver.findElement(By.xpath("//*[@id='same-id-outcome'][starts-with(., 'Done:')]"));
  }
}
