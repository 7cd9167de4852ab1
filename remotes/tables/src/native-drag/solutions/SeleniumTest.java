import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

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
  void swap() {
    driver.get("http://localhost:3000/nativeDrag");
    // If the page scrolls between the press and the first move, the drag does not start.
    new Actions(driver).scrollToElement(driver.findElement(By.id("swap"))).perform();
    var first = driver.findElement(By.id("card-a"));
    var second = driver.findElement(By.id("card-b"));
    new Actions(driver).dragAndDrop(first, second).perform();
    driver.findElement(By.xpath("//*[@id='swap-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void copyAndMove() {
    driver.get("http://localhost:3000/nativeDrag");
    // If the page scrolls between the press and the first move, the drag does not start.
    new Actions(driver).scrollToElement(driver.findElement(By.id("copy-and-move"))).perform();
    var basket = driver.findElement(By.id("basket"));
    var apple = driver.findElement(By.id("apple"));
    new Actions(driver)
        .keyDown(Keys.CONTROL)
        .dragAndDrop(apple, basket)
        .keyUp(Keys.CONTROL)
        .perform();
    new Actions(driver).dragAndDrop(driver.findElement(By.id("pear")), basket).perform();
    driver.findElement(By.xpath("//*[@id='copy-and-move-outcome'][starts-with(., 'Done:')]"));
  }

  @Test
  void file() throws Exception {
    // Workaround: WebDriver has no way to drop a file, so CDP does it instead, see
    // https://github.com/Bumblebee/Bumblebee/issues/89
    var file = Files.writeString(files.resolve("note.txt"), "hello");
    driver.get("http://localhost:3000/nativeDrag");
    var tray = driver.findElement(By.id("file-tray"));
    new Actions(driver).scrollToElement(tray).perform();
    var corner = "const { x, y } = arguments[0].getBoundingClientRect(); return [x + 20, y + 20]";
    var place = (List<?>) driver.executeScript(corner, tray);
    var data =
        Map.of("items", List.of(), "files", List.of(file.toString()), "dragOperationsMask", 1);
    for (var step : List.of("dragEnter", "dragOver", "drop")) {
      driver.executeCdpCommand(
          "Input.dispatchDragEvent",
          Map.of("type", step, "x", place.get(0), "y", place.get(1), "data", data));
    }
    driver.findElement(By.xpath("//*[@id='file-outcome'][starts-with(., 'Done:')]"));
  }
}
