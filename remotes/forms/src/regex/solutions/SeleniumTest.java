import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.regex.Pattern;
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
  void zipCode() {
    driver.get("http://localhost:3000/regex");
    driver.findElement(By.cssSelector("main li"));
    var text = driver.findElement(By.cssSelector("main")).getText();
    var line = Pattern.compile("^ZIP code: (\\d{5}-\\d{3})$", Pattern.MULTILINE).matcher(text);
    assertTrue(line.find());
    assertEquals("70150-900", line.group(1));
  }
}
