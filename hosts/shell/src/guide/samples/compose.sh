docker compose --project-directory playground up --build --wait
