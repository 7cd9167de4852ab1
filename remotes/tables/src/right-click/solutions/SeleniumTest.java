import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

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
  void rightClick() {
    driver.get("http://localhost:3000/rightClick");
    var button = driver.findElement(By.xpath("//button[normalize-space()='Right click here']"));
    new Actions(driver).contextClick(button).perform();
    driver.findElement(By.xpath("//button[normalize-space()='The button was right clicked']"));
  }
}
