import static org.junit.jupiter.api.Assertions.assertFalse;

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
  void pay() {
    driver.get("http://localhost:3000/radioButtons");
    var next = driver.findElement(By.xpath("//button[normalize-space()='Next']"));
    assertFalse(next.isEnabled());
    driver.findElement(By.id("debit-card")).click();
    next.click();
    driver.findElement(By.xpath("//p[.='Paying with Debit card']"));
    driver.findElement(By.cssSelector("#debit-card:disabled"));
  }

  @Test
  void change() {
    driver.get("http://localhost:3000/radioButtons");
    var next = driver.findElement(By.xpath("//button[normalize-space()='Next']"));
    driver.findElement(By.id("paypal")).click();
    next.click();
    driver.findElement(By.xpath("//button[normalize-space()='Cancel']")).click();
    driver.findElement(By.id("bank-transfer")).click();
    next.click();
    driver.findElement(By.xpath("//p[.='Paying with Bank transfer']"));
  }
}
