import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.SearchContext;
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
  void basics() {
    driver.get("http://localhost:3000/frameworks");
    var added = driver.findElement(By.id("basics-added")).getText();
    var finished = driver.findElement(By.id("basics-finished")).getText();
    var removed = driver.findElement(By.id("basics-removed")).getText();
    for (var framework : List.of("react-19", "react-18", "vue", "svelte", "lit")) {
      // Lit's list is in a shadow root, where a search in the page does not look.
      SearchContext tasks =
          framework.equals("lit")
              ? driver.findElement(By.id("basics-lit-host")).getShadowRoot()
              : driver.findElement(By.id("basics-" + framework));
      tasks.findElement(By.cssSelector("#basics-" + framework + "-field")).sendKeys(added);
      tasks.findElement(By.cssSelector("#basics-" + framework + "-add")).click();
      press(tasks, "Finish " + finished);
      press(tasks, "Remove " + removed);
    }
    driver.findElement(By.xpath("//*[@id='basics-outcome'][starts-with(., 'Done:')]"));
  }

  void press(SearchContext tasks, String label) {
    // A shadow root knows no XPath, so the text of the button is compared here.
    tasks.findElements(By.cssSelector("li button")).stream()
        .filter(button -> button.getText().equals(label))
        .findFirst()
        .orElseThrow()
        .click();
  }
}
