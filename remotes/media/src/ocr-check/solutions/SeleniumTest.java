import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URL;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
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
  void order() throws Exception {
    // Workaround: Selenium cannot read text in a picture, so the test compares the file with one
    // that a person has read, see https://www.selenium.dev/documentation/guides/screenshots/
    driver.get("http://localhost:3000/ocrCheck");
    var printed = "img[alt='Four printed lines to be read by OCR']";
    var picture = driver.findElement(By.cssSelector(printed));
    byte[] digest;
    try (var file = new URL(picture.getDomProperty("src")).openStream()) {
      digest = MessageDigest.getInstance("SHA-256").digest(file.readAllBytes());
    }
    // The order number in this file is 48213.
    assertEquals(
        "c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214",
        HexFormat.of().formatHex(digest));
  }
}
