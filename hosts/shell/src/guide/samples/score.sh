npm run exam -- --pages /counter --pages /form --run "npx tsx examples/evaluate.ts"
