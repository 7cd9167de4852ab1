import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  pushed: {
    name: 'Pushed away',
    goal: 'Press the button ‘Confirm’.',
    hard: 'At the first hover, a banner appears and pushes the button down. The click then lands on the banner, where the button was.',
  },
  growing: {
    name: 'Growing button',
    goal: 'Press ‘Let it grow’. When the button ‘Press when grown’ has its full size, press it.',
    hard: 'The button takes two seconds to grow, and a press before that is a miss.',
  },
  circling: {
    name: 'Circling button',
    goal: 'Press ‘Let it circle’. Then press the button ‘Catch me’ while it circles.',
    hard: 'The button never stops, so you must not wait for it to be stable. A click where it was a moment ago is a miss.',
  },
  blinking: {
    name: 'Blinking button',
    goal: 'Press ‘Let it blink’. Then press the button ‘Now you see me’ while it is visible.',
    hard: 'The button is visible for one second and hidden for the next. A click on its place while it is hidden is a miss.',
  },
  replaced: {
    name: 'Replaced link',
    goal: 'Bring the pointer or the focus to the link ‘Read on’. Then follow the new link that replaces it.',
    hard: 'An identical link replaces the first one as soon as it is hovered or focused. A reference to the first link is then stale.',
  },
  covered: {
    name: 'Covered until scrolled',
    goal: 'Scroll the terms until nothing covers the button ‘Agree’, and press it.',
    hard: 'The button is in view, but the foot of the panel covers it and takes the click until you scroll.',
  },
  places: {
    name: 'Two that change places',
    goal: 'Press the button ‘Save’, not the button ‘Delete’.',
    hard: 'The two buttons change places when the pointer reaches them, so a click meant for one lands on the other.',
  },
});
