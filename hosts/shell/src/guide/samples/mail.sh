email="tester-$(date +%s)@example.com"
curl --fail --silent --show-error --json "{\"email\": \"$email\"}" \
  http://localhost:3100/send-email
curl --fail --silent --show-error \
  "http://localhost:3101/api/mailbox/$email?wait=10"
