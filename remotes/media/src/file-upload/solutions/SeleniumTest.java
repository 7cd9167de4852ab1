import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

class SeleniumTest {
  @TempDir Path files;
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
  void collect() throws Exception {
    var mango = Files.writeString(files.resolve("mango.txt"), "mango");
    var cashew = Files.writeString(files.resolve("cashew.txt"), "cashew");
    var pitanga = Files.writeString(files.resolve("pitanga.txt"), "pitanga");
    driver.get("http://localhost:3000/fileUpload");
    var field = driver.findElement(By.id("multiple-files"));
    field.sendKeys(mango + "\n" + cashew);
    field.sendKeys(mango + "\n" + pitanga);
    driver.findElement(By.xpath("//output[.='Multiple files: 3 selected']"));
    var names = driver.findElements(By.cssSelector("ul[aria-label='Several files: names'] li"));
    assertEquals(
        List.of("mango.txt", "cashew.txt", "pitanga.txt"),
        names.stream().map(WebElement::getText).toList());
  }

  @Test
  void folder() throws Exception {
    var folder = Files.createDirectory(files.resolve("fruit"));
    Files.writeString(folder.resolve("mango.txt"), "mango");
    driver.get("http://localhost:3000/fileUpload");
    driver.findElement(By.id("directory")).sendKeys(folder.toString());
    var names = driver.findElement(By.cssSelector("ul[aria-label='A folder: names']"));
    assertEquals("mango.txt fruit", names.getText());
  }

  @Test
  void reset() throws Exception {
    var mango = Files.writeString(files.resolve("mango.txt"), "mango");
    driver.get("http://localhost:3000/fileUpload");
    var field = driver.findElement(By.id("single-file"));
    field.sendKeys(mango.toString());
    driver.findElement(By.xpath("//output[.='Single file: 1 selected']"));
    driver.findElement(By.cssSelector("[aria-label='Reset one file']")).click();
    driver.findElement(By.xpath("//output[.='Single file: nothing selected']"));
    assertEquals("", field.getDomProperty("value"));
  }
}
