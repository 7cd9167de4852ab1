import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.json.Json;

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
  void rightCode() throws Exception {
    var address = "tester-" + UUID.randomUUID() + "@example.com";
    driver.get("http://localhost:3000/emailValidation");
    driver.findElement(By.id("email")).sendKeys(address);
    driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
    var sent = driver.findElement(By.cssSelector("form[aria-label='Step 1'] output"));
    assertEquals("We have sent you an e-mail with a validation code.", sent.getText());

    var mailbox = URI.create("http://localhost:3101/api/mailbox/" + address + "?wait=10");
    var request = HttpRequest.newBuilder(mailbox).build();
    var text = HttpResponse.BodyHandlers.ofString();
    var body = HttpClient.newHttpClient().send(request, text).body();
    Map<String, List<Map<String, String>>> inbox = new Json().toType(body, Json.MAP_TYPE);
    var code = Pattern.compile("\\d{6}").matcher(inbox.get("mails").get(0).get("text"));
    assertTrue(code.find());

    driver.findElement(By.id("code")).sendKeys(code.group());
    driver.findElement(By.xpath("//button[.='Verify']")).click();
    var verified = driver.findElement(By.cssSelector("form[aria-label='Step 2'] output"));
    assertEquals("The validation code is right.", verified.getText());
  }

  @Test
  void invalidAddress() {
    driver.get("http://localhost:3000/emailValidation");
    var address = driver.findElement(By.id("email"));
    address.sendKeys("tester@example");
    driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
    var alert = driver.findElement(By.cssSelector("form [role=alert]"));
    assertEquals(
        "Invalid e-mail address. Please insert a valid e-mail address.", alert.getText());
    assertEquals("", address.getAttribute("value"));
  }

  @Test
  void secondTry() {
    // A driver cannot make a call fail, so the address does.
    driver.get("http://localhost:3000/emailValidation?fault=send-email:503@1");
    driver.findElement(By.id("email")).sendKeys("tester-" + UUID.randomUUID() + "@example.com");
    driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
    var alert = driver.findElement(By.cssSelector("form[aria-label='Step 1'] [role=alert]"));
    assertEquals("Failed to send the e-mail. Please try again later.", alert.getText());
    driver.findElement(By.xpath("//button[.='Send e-mail']")).click();
    var sent = driver.findElement(By.cssSelector("form[aria-label='Step 1'] output"));
    assertEquals("We have sent you an e-mail with a validation code.", sent.getText());
  }

  @Test
  void shortCode() {
    driver.get("http://localhost:3000/emailValidation");
    driver.findElement(By.id("code")).sendKeys("12345");
    driver.findElement(By.xpath("//button[.='Verify']")).click();
    var alert = driver.findElement(By.cssSelector("form [role=alert]"));
    assertEquals("Validation code must be 6 digits.", alert.getText());
  }
}
