from playwright.sync_api import Page, expect

GO_TO = """(clip, seconds) => {
  for (const track of clip.textTracks) track.mode = 'showing';
  clip.currentTime = seconds;
  clip.playbackRate = 0.25; // each caption then stays for four seconds
}"""
CAPTION_IS = """caption =>
  document.querySelector('video').textTracks[0].activeCues?.[0]?.text === caption"""


def test_caption(page: Page):
    page.goto("http://localhost:3000/video")
    page.get_by_label("Sample video").evaluate(GO_TO, 7.5)
    page.wait_for_function(CAPTION_IS, arg="Seven")


def test_loop(page: Page):
    page.goto("http://localhost:3000/video")
    video = page.get_by_label("Sample video")
    video.evaluate(GO_TO, 9.5)
    page.wait_for_function(CAPTION_IS, arg="Nine")
    video.click()  # starts the clip
    page.wait_for_function(CAPTION_IS, arg="Zero")
    expect(video).to_have_js_property("paused", False)
