npm --prefix playground run prove -- --pages /counter npx playwright test counter
