from playwright.sync_api import Page, expect


def test_collect(page: Page, tmp_path):
    for name in ["mango.txt", "cashew.txt", "pitanga.txt"]:
        (tmp_path / name).write_text(name)
    page.goto("http://localhost:3000/fileUpload")
    field = page.get_by_label("Multiple files")
    field.set_input_files([tmp_path / "mango.txt", tmp_path / "cashew.txt"])
    field.set_input_files([tmp_path / "mango.txt", tmp_path / "pitanga.txt"])
    names = page.get_by_role("list", name="Several files: names").get_by_role("listitem")
    expect(names).to_have_text(["mango.txt", "cashew.txt", "pitanga.txt"])


def test_folder(page: Page, tmp_path):
    folder = tmp_path / "fruit"
    folder.mkdir()
    (folder / "mango.txt").write_text("mango")
    page.goto("http://localhost:3000/fileUpload")
    page.get_by_label("Directory").set_input_files(folder)
    names = page.get_by_role("list", name="A folder: names").get_by_role("listitem")
    expect(names).to_have_text(["mango.txt fruit"])


def test_reset(page: Page, tmp_path):
    mango = tmp_path / "mango.txt"
    mango.write_text("mango")
    page.goto("http://localhost:3000/fileUpload")
    page.get_by_label("Single file").set_input_files(mango)
    expect(page.get_by_text("Single file: 1 selected")).to_be_visible()
    page.get_by_role("button", name="Reset one file").click()
    expect(page.get_by_text("Single file: nothing selected")).to_be_visible()
    expect(page.get_by_label("Single file")).to_have_value("")
