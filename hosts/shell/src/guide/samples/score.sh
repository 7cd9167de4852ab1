npm run exam -- --pages /buttonClick --pages /radioButtons --run "npx tsx exam/examples/evaluate.ts"
