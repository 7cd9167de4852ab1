import static org.junit.jupiter.api.Assertions.assertEquals;

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
  void valid() {
    driver.get("http://localhost:3000/verifyCode");
    driver.findElement(By.xpath("//button[.='Get Code']")).click();
    var code = driver.findElement(By.cssSelector("form strong")).getText();
    driver.findElement(By.id("typed")).sendKeys(code);
    driver.findElement(By.xpath("//button[.='Verify']")).click();
    assertEquals("Valid Code", driver.findElement(By.cssSelector("form output")).getText());
  }

  @Test
  void invalid() {
    driver.get("http://localhost:3000/verifyCode");
    driver.findElement(By.xpath("//button[.='Get Code']")).click();
    driver.findElement(By.id("typed")).sendKeys("0000");
    driver.findElement(By.xpath("//button[.='Verify']")).click();
    var alert = driver.findElement(By.cssSelector("form [role=alert]"));
    assertEquals("Invalid Code. Try again.", alert.getText());
  }
}
