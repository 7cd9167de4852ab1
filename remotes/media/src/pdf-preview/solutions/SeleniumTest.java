import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.regex.Pattern;
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
  void title() throws Exception {
    var wait = new WebDriverWait(driver, Duration.ofSeconds(5));
    driver.get("http://localhost:3000/pdfPreview");
    var old = driver.getWindowHandle();
    driver.findElement(By.xpath("//button[.='Preview PDF']")).click();
    wait.until(ExpectedConditions.numberOfWindowsToBe(2));
    for (var handle : driver.getWindowHandles()) {
      if (!handle.equals(old)) driver.switchTo().window(handle);
    }
    wait.until(ExpectedConditions.urlMatches("\\.pdf$"));
    // The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in
    // hexadecimal.
    String pdf;
    try (var file = new URL(driver.getCurrentUrl()).openStream()) {
      pdf = new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
    var title = Pattern.compile("/Title<FEFF(\\w+)>").matcher(pdf);
    assertTrue(title.find());
    var bytes = HexFormat.of().parseHex(title.group(1));
    assertEquals("Sample document", new String(bytes, StandardCharsets.UTF_16BE));
  }
}
