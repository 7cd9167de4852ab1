import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.locators.RelativeLocator.with;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

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
  void submitted() {
    driver.get("http://localhost:3000/form");
    driver.findElement(By.id("email")).sendKeys("ana@example.com");
    driver.findElement(By.id("password")).sendKeys("secret");
    driver.findElement(By.id("desc")).sendKeys("All fine");
    driver.findElement(By.id("phone")).sendKeys("12015550123");
    new Select(driver.findElement(By.id("country"))).selectByVisibleText("Germany");
    driver.findElement(By.id("drop_the_phone")).click();
    driver.findElement(By.cssSelector("input[value=TWO]")).click();
    driver.findElement(By.cssSelector("main form button[type=submit]")).click();
    var lines = driver.findElements(By.cssSelector("section[aria-label=Result] li"));
    assertEquals(
        List.of(
            "email: ana@example.com",
            "password: secret",
            "ro: This value must be the same",
            "desc: All fine",
            "color: no value",
            "country: Germany",
            "optionsRadios: TWO",
            "drop_the_phone: checked",
            "phone: 12015550123"),
        lines.stream().map(WebElement::getText).toList());
  }

  @Test
  void withoutAName() {
    driver.get("http://localhost:3000/form");
    // The nearest field below comes first, measured between centres.
    // The label is on the left, so this is the left field.
    var label = By.cssSelector("label[for=phone]");
    var field = driver.findElement(with(By.cssSelector("input:not([id])")).below(label));
    field.sendKeys("mango");
    assertEquals("mango", field.getAttribute("value"));
  }
}
