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
  void five() {
    driver.get("http://localhost:3000/counter");
    var increment = driver.findElement(By.xpath("//button[normalize-space()='Increment']"));
    for (int count = 0; count < 5; count++) increment.click();
    driver.findElement(By.xpath("//output[@aria-label='Count'][.='5']"));
  }

  @Test
  void belowZero() {
    driver.get("http://localhost:3000/counter");
    var decrement = driver.findElement(By.xpath("//button[normalize-space()='Decrement']"));
    for (int count = 0; count < 2; count++) decrement.click();
    driver.findElement(By.xpath("//output[@aria-label='Count'][.='-2']"));
  }
}
