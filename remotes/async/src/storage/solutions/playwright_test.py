from playwright.sync_api import Page, expect


def test_cookies(page: Page):
    page.goto("http://localhost:3000/storage")
    page.get_by_role("button", name="Set cookies").click()
    expect(page.get_by_text("All four cookies are set.")).to_be_visible()
    cookies = page.context.cookies()  # of the context, so HttpOnly cookies too
    ours = [cookie for cookie in cookies if cookie["name"].startswith("storage-")]
    page.get_by_label("Sum of the cookies").fill(str(sum(int(one["value"]) for one in ours)))
    page.get_by_role("button", name="Check sum").click()
    expect(page.get_by_role("status", name="Cookies of every kind")).to_contain_text("Done:")


def test_indexed_db(page: Page):
    page.goto("http://localhost:3000/storage")
    page.get_by_role("button", name="Fill the database").click()
    expect(page.get_by_text("The database is full.")).to_be_visible()
    name = page.locator("#database-name").inner_text()
    key = int(page.locator("#parcel-key").inner_text())  # a text would find another parcel
    owner = page.evaluate(
        """([name, key]) => new Promise((resolve) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => {
                const parcels = request.result.transaction('parcels').objectStore('parcels');
                const parcel = parcels.get(key);
                parcel.onsuccess = () => {
                    request.result.close();
                    resolve(parcel.result.owner);
                };
            };
        })""",
        [name, key],
    )
    page.get_by_label("Owner of the parcel").fill(owner)
    page.get_by_role("button", name="Check owner").click()
    expect(page.get_by_role("status", name="IndexedDB")).to_contain_text("Done:")


def test_offline(page: Page):
    page.goto("http://localhost:3000/storage")
    page.get_by_role("button", name="Install worker").click()
    worker = page.frame_locator("#offline-frame").get_by_role("status")
    expect(worker).to_have_text("Version 1 is active.")
    page.context.set_offline(True)
    page.get_by_role("button", name="Load page again").click()
    expect(page.get_by_role("status", name="Offline")).to_contain_text("Done:")


def test_partitioned(page: Page):
    page.goto("http://localhost:3000/storage")
    page.get_by_role("button", name="Store in both").click()
    name = page.locator("#flavour-name").inner_text()
    main = page.frame_locator("#storing-frame").get_by_role("main")
    expect(main).to_contain_text("This frame has stored its word.")
    word = main.evaluate("(_, name) => localStorage.getItem(name)", name)  # runs in the frame
    page.get_by_label("Word in the frame’s storage").fill(word)
    page.get_by_role("button", name="Check frame").click()
    expect(page.get_by_role("status", name="Partitioned")).to_contain_text("Done:")
