npm run exam -- --pages /buttonClick --pages /radioButtons --run "npx tsx examples/evaluate.ts"
