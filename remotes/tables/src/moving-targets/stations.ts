import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  pushed: {
    name: 'Pushed away',
    goal: 'Press Confirm.',
    hard: 'At the first hover a banner comes and pushes the button down: the click lands on the banner, where the button was.',
  },
  growing: {
    name: 'Growing button',
    goal: 'Press Let it grow, and then press Press when grown when it has its full size.',
    hard: 'The button takes two seconds to grow, and counts only then.',
  },
  circling: {
    name: 'Circling button',
    goal: 'Press Let it circle, and then press Catch me while it circles.',
    hard: 'It never stands still, so whoever waits for that waits for ever; a click where it was a moment ago is a miss.',
  },
  blinking: {
    name: 'Blinking button',
    goal: 'Press Let it blink, and then press Now you see me while it is there.',
    hard: 'It is there for one second and gone for the next; a click on its place in between is a miss.',
  },
  replaced: {
    name: 'Replaced link',
    goal: 'Follow the link Read on that takes the place of the first one.',
    hard: 'The first link is replaced by an equal one as soon as it is hovered over or has the focus: who still holds the first one holds nothing.',
  },
  covered: {
    name: 'Covered until scrolled',
    goal: 'Scroll the terms until Agree is free, and press it.',
    hard: 'The button is in view, but lies below the foot of the panel: a click is caught by that until the panel is scrolled.',
  },
  places: {
    name: 'Two that change places',
    goal: 'Press Save, and not Delete.',
    hard: 'The two change places whenever the pointer comes to them: the click that was meant for the one lands on the other.',
  },
});
