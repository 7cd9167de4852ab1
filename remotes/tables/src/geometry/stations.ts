import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  wrapped: {
    name: 'Wrapped link',
    goal: 'Click the link ‘the rules of the lift’.',
    hard: 'The link has two lines. The middle of the box around both is between them, where the link is not.',
  },
  rotated: {
    name: 'Rotated',
    goal: 'Click the end of the turned bar that has the star.',
    hard: 'The box around a turned bar is larger than the bar. A place in that box is not the same place on the bar.',
  },
  zoomed: {
    name: 'Zoomed by style',
    goal: 'Click the point on the plan.',
    hard: 'The style zooms the plan. A distance in pixels of the plan is longer in pixels of the window.',
  },
  'image-map': {
    name: 'Image map',
    goal: 'Click the room below in the picture.',
    hard: 'The rooms are areas of one picture. The middle of the box around a room belongs to another area.',
  },
  larger: {
    name: 'Larger than the window',
    goal: 'Click the stripe of the tall board.',
    hard: 'The board is taller than the window, so you never see all of it. The stripe is painted and is not an element.',
  },
  covered: {
    name: 'Middle covered',
    goal: 'Click the button ‘Open’.',
    hard: 'A cover lies over the button. Only one corner of the button is free.',
  },
  clipped: {
    name: 'Clipped',
    goal: 'Click the button ‘Send’.',
    hard: 'The button is cut by its style, and only one corner is left. Its box has the full size.',
  },
  pixel: {
    name: 'One pixel',
    goal: 'Click the button ‘Pixel’, where the two lines cross.',
    hard: 'The button is one pixel wide and one pixel high.',
  },
  through: {
    name: 'Click goes through',
    goal: 'Click the stamp ‘Paid’. The click must go through to the button ‘Receipt’.',
    hard: 'The stamp is on a sheet of glass that lets clicks pass. The click must land on the button, but under the stamp.',
  },
  ring: {
    name: 'SVG shape',
    goal: 'Click the ring, not what is inside it.',
    hard: 'The ring is a shape in an SVG picture. The middle of its box is not on the ring.',
  },
  'scaled-frame': {
    name: 'In a scaled frame',
    goal: 'Click the key below in the frame ‘Keypad’.',
    hard: 'The style halves the frame. Pixels in the frame are half as large as pixels of the page.',
  },
  rows: {
    name: 'Between two rows',
    goal: 'Click the gap between the two rows below.',
    hard: 'The gap is a margin. It belongs to neither row, so no element is there to find.',
  },
  'turns-over': {
    name: 'Turns over',
    goal: 'Press ‘Open menu’. Scroll until the menu stands above its button, and press ‘Paste’ in it.',
    hard: 'The style ties the menu to its button, and turns it over at the edge of the window. No script knows where it stands.',
  },
  'at-the-end': {
    name: 'At the end',
    goal: 'Press ‘Continue’ at the end of the story.',
    hard: 'An animation follows the scrolling, and shows the button only at the end. It is always in the view of the story, so scrolling to it does nothing.',
  },
  grows: {
    name: 'Grows in view',
    goal: 'Click the card below in the list ‘Cards’.',
    hard: 'A card gets its height only when it comes into view (content-visibility). So a place that was measured before is the place of another card.',
  },
});
