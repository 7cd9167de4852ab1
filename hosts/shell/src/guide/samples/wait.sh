# Waits up to ten minutes. The API starts last: when it answers, everything is up.
curl --fail --silent --show-error \
  --retry 600 --retry-delay 1 --retry-connrefused \
  http://localhost:3100/healthz
