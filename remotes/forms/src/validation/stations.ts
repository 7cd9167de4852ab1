import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'browsers-own-message': {
    name: "Browser's own message",
    goal: "Type the number of guests named under ‘Browser's own message’, press ‘Book table’, type the message that the browser shows into ‘Its message’, and press ‘Check message’.",
    hard: 'The browser refuses the number and says why in a bubble of its own. The message is not in the document.',
  },
  summary: {
    name: 'Summary',
    goal: 'Press ‘Send order’. Follow each link of the summary and correct its field: the e-mail and the town are named under ‘Summary’. Press ‘Send order’ again.',
    hard: 'The summary of what is wrong takes the focus. What you type at once goes nowhere.',
  },
  'name-taken': {
    name: 'Name taken',
    goal: 'Type the user name named under ‘Name taken’ and press ‘Register’. Then register the free name that the server offers.',
    hard: 'The name is taken, and only the server knows which one is free. Its answer comes a moment after the press.',
  },
  'enabled-when-right': {
    name: 'Enabled when right',
    goal: 'Type the password named under ‘Enabled when right’ into ‘New password’ and ‘New password again’, and press ‘Save password’.',
    hard: 'The button is disabled until both fields are right. The page checks a field only when the focus leaves it.',
  },
  'enabled-after-three-seconds': {
    name: 'Enabled after three seconds',
    goal: 'Type the word named under ‘Enabled after three seconds’ into ‘Message’, and press ‘Post message’ when it is enabled.',
    hard: 'The button is enabled three seconds after your last change. Until then it looks disabled but takes presses, and each is a miss.',
  },
  'field-nobody-sees': {
    name: 'Field nobody sees',
    goal: 'Type the name and the address named under ‘Field nobody sees’ into ‘Nickname’ and ‘Contact’, leave each field empty that a person cannot see, and press ‘Join’.',
    hard: 'A further field is far off the screen. Only programs find it, so a form with text in it is refused.',
  },
  'checked-while-typing': {
    name: 'Checked while typing',
    goal: 'Type the name named under ‘Checked while typing’ into ‘Team name’. Then type the free name that the server offers, and press ‘Take this name’ after the answer about it has come.',
    hard: 'Each change asks the server. Answers about short texts come later, so the last answer may be about an older text.',
  },
  'two-steps-and-back': {
    name: 'Two steps and back',
    goal: 'Type the first address named under ‘Two steps and back’, go on, type the town, go back, replace the address by the second one, go on, and press ‘Send’.',
    hard: 'The fields of one step are not in the document during the other step. The page keeps what you typed.',
  },
});
