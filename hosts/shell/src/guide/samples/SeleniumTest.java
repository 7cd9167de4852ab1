import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

class SeleniumTest {
  WebDriver driver;

  @BeforeEach
  void open() {
    var options = new ChromeOptions();
    options.addArguments("--headless=new"); // Without it, you see the window.
    options.addArguments("--window-size=1280,900");
    driver = new ChromeDriver(options);
    // Until an element is there.
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(10));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void theCounterCounts() {
    driver.get("http://localhost:3000/counter");
    var increment = "//button[normalize-space()='Increment']";
    driver.findElement(By.xpath(increment)).click();
    driver.findElement(By.xpath("//output[@aria-label='Count'][.='1']"));
  }

  @Test
  void theMessageArrives() {
    driver.get("http://localhost:3000/waitMessage");
    var message = "//output[.='The secret message is: banana']";
    driver.findElement(By.xpath(message));
  }

  @Test
  void aRowIsFoundByItsName() {
    driver.get("http://localhost:3000/dynamicTable?seed=1");
    var cell = driver.findElement(By.xpath("//tr[th='Black Widow']/td"));
    assertEquals("Natasha Romanoff", cell.getText());
  }

  @Test
  void aLinkInAFrameIsPressed() {
    driver.get("http://localhost:3000/nestedIframes");
    var title = By.cssSelector("iframe[title='First iframe']");
    driver.switchTo().frame(driver.findElement(title));
    driver.findElement(By.linkText("tapioca")).click();
    var outcome = "//*[contains(., 'clicked on the first iframe')]";
    driver.findElement(By.xpath(outcome));
    driver.switchTo().defaultContent();
  }

  @Test
  void aFileIsChosen() {
    driver.get("http://localhost:3000/fileUpload");
    var file = Path.of("pom.xml").toAbsolutePath().toString();
    driver.findElement(By.id("single-file")).sendKeys(file);
    var chosen = "//output[.='Single file: 1 selected']";
    driver.findElement(By.xpath(chosen));
  }

  @Test
  void theFirstCallFails() {
    var fault = "?fault=send-email:503@1";
    driver.get("http://localhost:3000/emailValidation" + fault);
    driver.findElement(By.id("email")).sendKeys("tester@example.com");
    driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
    var alert = "//*[@role='alert'][contains(., 'try again')]";
    driver.findElement(By.xpath(alert));
  }
}
