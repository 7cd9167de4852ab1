import pytest
from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import HttpWaitStrategy


@pytest.fixture(scope="session")
def playground():
    """The playground at its usual ports, because its pages name them."""
    container = DockerContainer("registry.example/playground:0.1.0")
    for port in (3000, 3001, 3002, 3003, 3004, 3005, 3100, 3101, 3102, 3103, 3104):
        container.with_bind_ports(port, port)
    container.waiting_for(HttpWaitStrategy(3100, "/healthz"))
    with container:
        yield "http://localhost:3000"
