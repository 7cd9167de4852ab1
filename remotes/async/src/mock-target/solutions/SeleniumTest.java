import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chromium.ChromiumNetworkConditions;
import org.openqa.selenium.devtools.NetworkInterceptor;
import org.openqa.selenium.remote.http.Contents;
import org.openqa.selenium.remote.http.Filter;
import org.openqa.selenium.remote.http.HttpMethod;
import org.openqa.selenium.remote.http.HttpResponse;
import org.openqa.selenium.remote.http.Route;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

class SeleniumTest {
  ChromeDriver driver;
  WebDriverWait wait;

  @BeforeEach
  void open() {
    driver = new ChromeDriver();
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(5));
    wait = new WebDriverWait(driver, Duration.ofSeconds(8));
  }

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void fruits() {
    driver.get("http://localhost:3000/mockTarget");
    var fruit = driver.findElement(By.id("wanted-fruit")).getText();
    // Workaround: Selenium for Java answers requests only through DevTools.
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/network/
    var fruits =
        Route.matching(request -> request.getUri().contains("/mock/fruits"))
            .to(
                () ->
                    request ->
                        // The page is of another origin, so the answer needs a header for CORS.
                        new HttpResponse()
                            .addHeader("Content-Type", "application/json")
                            .addHeader("Access-Control-Allow-Origin", "*")
                            .setContent(Contents.asJson(Map.of("fruits", List.of(fruit)))));
    try (var interceptor = new NetworkInterceptor(driver, fruits)) {
      driver.findElement(By.id("load-fruits")).click();
      var outcome = By.id("fruits-outcome");
      wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
    }
  }

  @Test
  void sent() {
    driver.get("http://localhost:3000/mockTarget");
    var amount = Integer.parseInt(driver.findElement(By.id("wanted-amount")).getText());
    // Workaround: Selenium for Java changes the text of requests only through DevTools.
    // https://www.selenium.dev/documentation/webdriver/bidi/cdp/network/
    Filter order =
        next ->
            request -> {
              // The browser asks for the permission of CORS before the POST.
              if (request.getMethod() == HttpMethod.POST) {
                request.setContent(Contents.asJson(Map.of("fruit", "apple", "amount", amount)));
              }
              return next.execute(request);
            };
    try (var interceptor = new NetworkInterceptor(driver, order)) {
      driver.findElement(By.id("send-order")).click();
      var outcome = By.id("sent-outcome");
      wait.until(ExpectedConditions.textToBePresentInElementLocated(outcome, "Done:"));
    }
  }

  @Test
  void slow() {
    driver.get("http://localhost:3000/mockTarget");
    driver.setNetworkConditions(ChromiumNetworkConditions.withLatency(Duration.ofMillis(3100)));
    driver.findElement(By.id("load-slowly")).click();
    driver.findElement(By.xpath("//*[@id='slow-outcome'][starts-with(., 'Done:')]"));
  }
}
