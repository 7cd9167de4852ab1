import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  fruits: {
    name: 'Show what the server does not have',
    goal: 'Press ‘Load fruits’, and give the page another answer than the server’s. The page must show the fruit below.',
    hard: 'The server has only apple, banana and cherry. The answer comes from another origin, so a made-up one needs a CORS header.',
    needs: { intercepts: true },
  },
  success: {
    name: 'Turn the error into a success',
    goal: 'Press ‘Load price’, and turn its 404 into a success with the price below.',
    hard: 'The server always answers 404. Both the status and the body must be different.',
    needs: { intercepts: true },
  },
  sent: {
    name: 'Change what is sent',
    goal: 'Press ‘Send order’, and change the order on its way. The server must receive the amount below.',
    hard: 'The page always sends the amount 1. Another answer is not enough, because the page asks the server what it received.',
    needs: { intercepts: true },
  },
  slow: {
    name: 'Make it slow',
    goal: 'Press ‘Load slowly’, and delay the answer by at least three seconds.',
    hard: 'The server answers at once, so the words ‘Loading …’ are gone before a test sees them.',
    needs: { intercepts: true },
  },
});
